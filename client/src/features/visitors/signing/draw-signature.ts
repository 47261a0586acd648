import { strokesAsText, toStrokes } from '#domain/records/signed-consents/signature.js';
import { SIGNING_FORM } from '#domain/records/signed-consents/signing-form.js';
import SignaturePad from 'signature_pad';

/** Shows the box to sign in. The drawing replaces a typed name and is sent with the form. */
export function drawIn(place: HTMLElement): void {
  const canvas = place.querySelector('canvas');
  const form = place.closest('form');
  const strokes = form?.elements.namedItem(SIGNING_FORM.strokes);
  const typedName = form?.elements.namedItem(SIGNING_FORM.typedName);
  if (!canvas || !(strokes instanceof HTMLInputElement) || !(typedName instanceof HTMLInputElement)) return;
  place.hidden = false;
  const pad = new SignaturePad(canvas, { penColor: '#16211f' });

  const fit = (): void => {
    const ratio = Math.max(1, window.devicePixelRatio);
    canvas.width = canvas.clientWidth * ratio;
    canvas.height = canvas.clientHeight * ratio;
    canvas.getContext('2d')?.scale(ratio, ratio);
    clear();
  };
  const clear = (): void => {
    pad.clear();
    strokes.value = '';
    typedName.disabled = false;
  };
  let width = 0;
  // Only a new width needs a new drawing: on a phone, the height of the window changes while the page scrolls.
  new ResizeObserver(() => {
    if (canvas.clientWidth !== width) fit();
    width = canvas.clientWidth;
  }).observe(canvas);
  pad.addEventListener('endStroke', () => {
    const drawn = pad.toData().map(({ points }) => points);
    strokes.value = strokesAsText(
      toStrokes(drawn, { width: canvas.clientWidth, height: canvas.clientHeight }),
    );
    typedName.disabled = true;
  });
  place.querySelector('[data-clear]')?.addEventListener('click', clear);
}
