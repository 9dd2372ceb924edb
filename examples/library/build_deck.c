/* Builds a deck with the C interface of libdeckle:  build_deck_c SPEC.json DECK.pptx [REPORT.json]
 *
 * The exit status is that of the deckle program: 0 clean, 1 a finding is an error, else no deck. */

#include <deckle.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void show_progress(void *user, int done, int total) {
  fprintf((FILE *)user, "\r%d of %d slides%s", done, total, done == total ? "\n" : "");
}

/* The bytes of a file, to be freed; NULL when it cannot be read. */
static char *read_file(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  char *bytes = NULL;
  size_t capacity = 0;
  *size = 0;
  if (file == NULL) return NULL;
  for (;;) {
    if (*size == capacity) {
      char *larger = realloc(bytes, capacity = capacity * 2 + 4096);
      if (larger == NULL) break;
      bytes = larger;
    }
    const size_t read = fread(bytes + *size, 1, capacity - *size, file);
    if (read == 0) break;
    *size += read;
  }
  if (ferror(file) || *size == capacity) {
    free(bytes);
    bytes = NULL;
  }
  fclose(file);
  return bytes;
}

static int write_file(const char *path, const char *bytes, size_t size) {
  FILE *file = fopen(path, "wb");
  if (file == NULL) return 0;
  const int written = fwrite(bytes, 1, size, file) == size;
  return fclose(file) == 0 && written;
}

/* {"name": PATH, "folder": FOLDER}. A program with paths that it does not know escapes them. */
static void describe(const char *path, char *options, size_t size) {
  const char *slash = strrchr(path, '/');
  const int length = slash == NULL ? 1 : (int)(slash - path) + 1;
  snprintf(options, size, "{\"name\": \"%s\", \"folder\": \"%.*s\"}", path, length,
           slash == NULL ? "." : path);
}

int main(int argc, char **argv) {
  if (argc != 3 && argc != 4) {
    fprintf(stderr, "usage: build_deck_c SPEC.json DECK.pptx [REPORT.json]\n");
    return 2;
  }
  if (deckle_abi_version() != DECKLE_ABI_VERSION) {
    fprintf(stderr, "this program was compiled for another libdeckle\n");
    return 70;
  }
  size_t spec_size = 0;
  char *spec = read_file(argv[1], &spec_size);
  if (spec == NULL) {
    fprintf(stderr, "%s: cannot be read\n", argv[1]);
    return 66;
  }
  deckle_engine *engine = NULL;
  deckle_result *result = NULL;
  deckle_status status = deckle_engine_open(NULL, 0, &engine, &result);
  if (status == DECKLE_CLEAN) {
    char options[8192];
    describe(argv[1], options, sizeof options);
    const deckle_observer observer = {sizeof observer, stderr, show_progress, NULL, NULL};
    status = deckle_build(engine, spec, spec_size, options, strlen(options), &observer, &result);
  }
  if (status == DECKLE_CLEAN || status == DECKLE_FINDINGS) {
    if (!write_file(argv[2], deckle_result_package(result), deckle_result_package_size(result)) ||
        (argc == 4 &&
         !write_file(argv[3], deckle_result_report(result), deckle_result_report_size(result)))) {
      fprintf(stderr, "the deck or its report cannot be written\n");
      status = DECKLE_CANNOT_WRITE;
    }
  } else {
    fprintf(stderr, "%s\n%s", deckle_result_error(result), deckle_result_findings(result));
  }
  deckle_result_free(result);
  deckle_engine_close(engine);
  free(spec);
  return status;
}
