// Runs before the first paint: applies the last chosen colour scheme, or the system's, and follows changes. The panel
// loads it as a file; the public pages contain it inline, allowed in the Content-Security-Policy by its hash
// (server/src/foundation/http/scheme-script.ts). Not a module: that would run too late.
// The key and the attribute are those of src/ui/theme/colour-scheme.ts.
(function () {
  var systemIsDark = matchMedia('(prefers-color-scheme: dark)');
  function chosen() {
    try {
      return localStorage.getItem('huella_colour_scheme');
    } catch (error) {
      // Without storage, the page follows the system.
      return null;
    }
  }
  function apply() {
    var choice = chosen();
    var dark = choice === 'dark' || (choice !== 'light' && systemIsDark.matches);
    document.documentElement.setAttribute('data-scheme', dark ? 'dark' : 'light');
  }
  systemIsDark.addEventListener('change', apply);
  apply();
})();
