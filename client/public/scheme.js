// Before the first paint: the colours that were chosen last, or the system's, also as they change. The panel loads it as
// a file; the public pages have its text in them, which the Content-Security-Policy allows by its digest
// (server/src/http/scheme-script.ts). No module: that would run too late.
// The key and the attribute are those of src/ui/theme/colour-scheme.ts.
(function () {
  var systemIsDark = matchMedia('(prefers-color-scheme: dark)');
  function chosen() {
    try {
      return localStorage.getItem('huella_colour_scheme');
    } catch (error) {
      // A browser that keeps nothing for this site follows the system.
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
