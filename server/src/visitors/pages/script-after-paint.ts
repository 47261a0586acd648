/**
 * Loads a page's script once the page has been painted with its fonts, which have the connection to themselves until
 * then. A browser that does not report paints gets the script a second after the first frame. Inlined into the page,
 * so the Content-Security-Policy lists its digest, and the script's URL is in a data attribute.
 */
export const SCRIPT_AFTER_PAINT = `(function () {
  var address = document.currentScript.dataset.script;
  var asked = false;
  function load() {
    if (asked) return;
    asked = true;
    var script = document.createElement('script');
    script.type = 'module';
    script.src = address;
    document.head.append(script);
  }
  function afterFonts() {
    document.fonts.ready.then(function () {
      setTimeout(load);
    });
  }
  try {
    new PerformanceObserver(function (list) {
      if (list.getEntriesByName('first-contentful-paint').length > 0) afterFonts();
    }).observe({ type: 'paint', buffered: true });
  } catch (error) {
    // An old browser: the fallback is the frame below.
  }
  requestAnimationFrame(function () {
    setTimeout(load, 1000);
  });
})();`;
