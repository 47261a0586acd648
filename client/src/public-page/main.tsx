import type { ChoosingScreen } from '#domain/booking/public-page.js';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Choosing } from './Choosing';
import { proveIn } from './proof';
import './public.css';
import './privacy/privacy.css';
import './choice.css';
import './waiting.css';

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

// The form as a page of its own asks for work, in a flood of bookings.
const proof = document.querySelector<HTMLInputElement>('input[data-challenge]');
if (proof?.form) proveIn(proof.form, proof, proof.dataset['challenge'] ?? '');

// For whoever has to know whether a press stays on the page; the browser tests do.
document.documentElement.dataset['script'] = 'works';
