// Before the first paint: the colours that were chosen last, or the system's. A file of its own and not a
// module, because the Content-Security-Policy allows no inline script and a module would run too late.
// The key and the attribute are those of src/ui/theme/colour-scheme.ts.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('huella_colour_scheme');
  } catch (error) {
    // A browser that keeps nothing for this site follows the system.
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-scheme', dark ? 'dark' : 'light');
})();
