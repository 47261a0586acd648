// Every npm script starts here, possibly with nothing but Node 20 and npm. This file's syntax is readable for
// much older Nodes, so that they print a sentence and no SyntaxError.
var major = Number(process.versions.node.split('.')[0]);

if (major < 20) {
  console.error('Error: Huella needs Node 20 or newer, and this is Node ' + process.versions.node + '.');
  process.exit(1);
}

void import('./bootstrap/main.mjs').then(function (bootstrap) {
  return bootstrap.main(process.argv[2], process.argv.slice(3));
});
