import type { ChoosingScreen } from '#domain/booking/public-page.js';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Choosing } from './Choosing';
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
