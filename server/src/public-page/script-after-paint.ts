/**
 * Loads a page's script once the page is seen in its own fonts: until then, they have the connection for themselves. A
 * browser that tells nothing of its paints gets it a second after the first frame.
 * It stands in the page, so the Content-Security-Policy names its digest, and the script's address is beside it.
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
    // An old browser; the frame below is all that it says.
  }
  requestAnimationFrame(function () {
    setTimeout(load, 1000);
  });
})();`;
