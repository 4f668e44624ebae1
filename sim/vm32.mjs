// Runs Python on the 32-bit MicroPython, with this project's device code in /lib.
// Standard input: {"code": [text], "files": {path: text}, "lib": folder}; what the code prints comes
// out. Where "lib" is given, what it holds is in /lib instead.
// Pieces of code share their names; garbage is collected only between them.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadMicroPython } from
  "@micropython/micropython-webassembly-pyscript/micropython.mjs";

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

function copy(fs, from, to) {
  fs.mkdirTree(to);
  for (const name of readdirSync(from)) {
    const source = join(from, name);
    if (statSync(source).isDirectory()) copy(fs, source, `${to}/${name}`);
    else if (!name.endsWith(".pyc")) fs.writeFile(`${to}/${name}`, readFileSync(source));
  }
}

function put(fs, path, text) {
  fs.mkdirTree(dirname(path));
  fs.writeFile(path, text);
}

const { code, files, lib } = JSON.parse(readFileSync(0, "utf8"));
const vm = await loadMicroPython({ linebuffer: true, stdout: (line) => console.log(line) });
if (lib) copy(vm.FS, lib, "/lib");
else {
  copy(vm.FS, join(ROOT, "firmware"), "/lib");
  copy(vm.FS, join(ROOT, "hal"), "/lib/hal");
}
for (const [path, text] of Object.entries(files)) put(vm.FS, path, text);
try {
  for (const piece of code) vm.runPython(piece);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
