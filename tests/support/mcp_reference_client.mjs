// Plays a list of calls to a server with the reference client of the Model Context Protocol, and prints what came
// of each as JSON. The client checks every message against the protocol, and every result against the tool's schema.
//
//   node mcp_reference_client.mjs SDK_FOLDER CALLS.json COMMAND [ARGUMENT...]
import {readFileSync} from "node:fs";
import {pathToFileURL} from "node:url";

const [sdk, calls, command, ...args] = process.argv.slice(2);
const load = name => import(pathToFileURL(`${sdk}/dist/esm/${name}`).href);
const {Client} = await load("client/index.js");
const {StdioClientTransport} = await load("client/stdio.js");

const transport = new StdioClientTransport({command, args, stderr: "pipe"});
const client = new Client({name: "judge", version: "1"});
const errors = [];
client.onerror = error => errors.push(String(error));
await client.connect(transport);
const out = {server: client.getServerVersion(), capabilities: client.getServerCapabilities(),
             instructions: client.getInstructions(), tools: (await client.listTools()).tools, calls: []};
await client.ping();
for (const {name, arguments: given, cancel} of JSON.parse(readFileSync(calls, "utf8"))) {
  const progress = [];
  const abort = new AbortController();
  const onprogress = told => {
    progress.push(told);
    if (cancel) abort.abort("enough");
  };
  try {
    const result = await client.callTool({name, arguments: given}, undefined, {onprogress, signal: abort.signal, timeout: 60000});
    out.calls.push({result, progress});
  } catch (error) {
    out.calls.push({error: String(error), code: error.code, progress});
  }
}
await client.ping();
await client.close();
out.errors = errors;
console.log(JSON.stringify(out));
