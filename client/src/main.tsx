import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import './ui/dialogs/back-guard';
import { App } from './app/App';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// A translator starts once the page is shown. Dialogs and menus are outside the root element, so the whole body is
// watched.
void import('./ui/translated-texts').then(({ followTranslator }) => followTranslator(document.body));

createRoot(root).render(
  <StrictMode>
    {/* A transition would render a list with its new address and, when Apollo's store changes, again with the old
        one: each render queries the server, and the two never settle. */}
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>,
);
