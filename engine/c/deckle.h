/* deckle.h: decks from C, and from every language that can call C.
 *
 * Input is JSON; output is the bytes of a .pptx and a report as JSON. An engine is opened once and used
 * from any number of threads at the same time; a result belongs to one thread at a time. The same
 * input and options give the same bytes. Deckle prints nothing (fontconfig may, when it has no
 * configuration), and no call ends the process unless memory runs out.
 *
 *   deckle_engine *engine = NULL;
 *   deckle_result *result = NULL;
 *   if (deckle_engine_open(NULL, 0, &engine, &result) == DECKLE_CLEAN) {
 *     deckle_build(engine, spec, spec_size, NULL, 0, NULL, &result);
 *     if (deckle_result_package(result) != NULL)
 *       fwrite(deckle_result_package(result), 1, deckle_result_package_size(result), file);
 *   }
 *   deckle_result_free(result);
 *   deckle_engine_close(engine);
 *
 * Text is UTF-8 and has a size; it need not end with a zero byte. What a result returns ends with a
 * zero byte that the size does not count, and is valid until deckle_result_free().
 *
 * ABI: within one DECKLE_ABI_VERSION functions and constants are only added, and none changes its
 * meaning. Structures that the caller fills begin with their size, so that they can grow.
 *
 * docs/library.md describes the JSON of the options.
 */
#ifndef DECKLE_H
#define DECKLE_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define DECKLE_C_API __attribute__((visibility("default")))
#else
#define DECKLE_C_API
#endif

#define DECKLE_ABI_VERSION 1

/* The ABI version of the library that was loaded; compare with DECKLE_ABI_VERSION. */
DECKLE_C_API int deckle_abi_version(void);
/* The version of the library: "0.1.0". */
DECKLE_C_API const char *deckle_version(void);

/* The result of a call. The numbers are those of the program's exit statuses. */
typedef int deckle_status;
enum {
  DECKLE_CLEAN = 0,         /* done; no finding reaches the threshold */
  DECKLE_FINDINGS = 1,      /* done as well; the report lists findings that reach it */
  DECKLE_USAGE = 2,         /* the arguments or the options are invalid */
  DECKLE_INVALID = 65,      /* the spec, its data, the template or a brand kit is invalid */
  DECKLE_NOT_FOUND = 66,    /* a template, a brand kit or a folder does not exist */
  DECKLE_INTERNAL = 70,     /* a bug in deckle, or out of memory */
  DECKLE_CANNOT_WRITE = 73, /* a file cannot be written */
  DECKLE_CANCELLED = 130    /* the caller requested it */
};

typedef struct deckle_engine deckle_engine;
typedef struct deckle_result deckle_result;

/* Opens an engine: fonts, templates and limits for all that is built with it. `options` is a JSON
 * object, or NULL for the defaults. On DECKLE_CLEAN *engine is set and *result is NULL; otherwise *engine
 * is NULL and *result, unless `result` is NULL, has the error. */
DECKLE_C_API deckle_status deckle_engine_open(const char *options, size_t options_size,
                                              deckle_engine **engine, deckle_result **result);

/* No call may be running on the engine. Results stay valid. NULL is allowed. */
DECKLE_C_API void deckle_engine_close(deckle_engine *engine);

/* Receives the progress of a build, can cancel it, and can propose shorter text. Set `size` to
 * sizeof(deckle_observer): a smaller one is DECKLE_USAGE. Functions may be NULL. They are called on
 * any thread, and must return: no longjmp, and no C++ exception. */
typedef struct deckle_observer {
  size_t size;
  void *user; /* passed to the functions */
  /* `done` of `total` slides are repaired. One call at a time. */
  void (*progress)(void *user, int done, int total);
  /* Called often, on several threads at once; must be fast. If not 0, the build ends with
   * DECKLE_CANCELLED within 100 ms. */
  int (*cancelled)(void *user);
  /* Answers a request for shorter text (docs/shorten.md): JSON in, JSON out. Sets *answer_size and
   * returns the answer, which stays the caller's and valid until the next call or the build's end;
   * NULL: no answer. One call at a time, which a request to cancel does not interrupt. */
  const char *(*shorten)(void *user, const char *question, size_t question_size,
                         size_t *answer_size);
} deckle_observer;

/* Builds a deck. `options` is a JSON object or NULL, `observer` may be NULL. *result is
 * overwritten: free an earlier result first. It is always set, except when out of memory; with
 * DECKLE_CLEAN, DECKLE_FINDINGS, DECKLE_INVALID and DECKLE_NOT_FOUND it has a report, with the
 * first two a package as well, unless the options say "package": false. */
DECKLE_C_API deckle_status deckle_build(const deckle_engine *engine, const char *spec,
                                        size_t spec_size, const char *options, size_t options_size,
                                        const deckle_observer *observer, deckle_result **result);

/* Checks a spec and all it names: assets, data, template, brand kit. Nothing is laid out.
 * DECKLE_CLEAN, DECKLE_INVALID or DECKLE_NOT_FOUND, with the findings in deckle_result_findings()
 * and a report; DECKLE_USAGE or DECKLE_INTERNAL as of a build. Options and *result as of
 * deckle_build(). */
DECKLE_C_API deckle_status deckle_validate(const deckle_engine *engine, const char *spec,
                                           size_t spec_size, const char *options,
                                           size_t options_size, deckle_result **result);

DECKLE_C_API deckle_status deckle_result_status(const deckle_result *result);

/* The bytes of the .pptx; NULL and 0 if there is none. */
DECKLE_C_API const char *deckle_result_package(const deckle_result *result);
DECKLE_C_API size_t deckle_result_package_size(const deckle_result *result);

/* The report in the format that the option `report` names, by default report JSON (docs/contracts.md);
 * "" if nothing was built. */
DECKLE_C_API const char *deckle_result_report(const deckle_result *result);
DECKLE_C_API size_t deckle_result_report_size(const deckle_result *result);

/* JSON array of findings about spec, assets, options, template and brand kit: objects with rule,
 * severity, message and hint, and `at` with file, line, column and pointer as far as they are
 * known. */
DECKLE_C_API const char *deckle_result_findings(const deckle_result *result);
DECKLE_C_API size_t deckle_result_findings_size(const deckle_result *result);

/* The error as one line for people; "" if there is a deck. */
DECKLE_C_API const char *deckle_result_error(const deckle_result *result);

/* NULL is allowed. */
DECKLE_C_API void deckle_result_free(deckle_result *result);

#ifdef __cplusplus
}
#endif

#endif /* DECKLE_H */
