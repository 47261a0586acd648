import type { PublicPage } from '#domain/visitors/booking/public-page.js';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { PublicScreen } from './PublicScreen';

/** The HTML of a page's root element, called by the server; the browser hydrates it (main.tsx). */
export const render = (page: PublicPage): string =>
  renderToString(
    <StrictMode>
      <PublicScreen page={page} />
    </StrictMode>,
  );
