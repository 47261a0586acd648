// Every npm script starts here, possibly with nothing but Node 18 and npm. Much older Node versions can parse this
// file's syntax, so that they print a sentence instead of a SyntaxError.
var major = Number(process.versions.node.split('.')[0]);

if (major < 18) {
  console.error('Error: Huella needs Node 18 or newer, and this is Node ' + process.versions.node + '.');
  process.exit(1);
}

void import('./bootstrap/main.mjs').then(function (bootstrap) {
  return bootstrap.main(process.argv[2], process.argv.slice(3));
});
