import type { ChoosingScreen } from '#domain/visitors/booking/public-page.js';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Choosing } from './booking/Choosing';
import { proveIn } from './booking/proof';
import './public.css';

const data = document.getElementById('page');
const root = document.getElementById('root');
if (data?.textContent && root) {
  const screen = JSON.parse(data.textContent) as ChoosingScreen;
  hydrateRoot(
    root,
    <StrictMode>
      <Choosing screen={screen} />
    </StrictMode>,
  );
}

// The form's own page requires proof of work during a flood of bookings.
const proof = document.querySelector<HTMLInputElement>('input[data-challenge]');
if (proof?.form) proveIn(proof.form, proof, proof.dataset['challenge'] ?? '');

// Only the page of a consent text has a box to draw in.
const drawing = document.querySelector<HTMLElement>('[data-drawing]');
if (drawing) void import('./signing/draw-signature').then(({ drawIn }) => drawIn(drawing));

// Shows that the script handles presses from now on; the browser tests wait for it.
document.documentElement.dataset['script'] = 'works';
