import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import './ui/dialogs/back-guard';
import { App } from './app/App';
import { followTranslator } from './ui/translated-texts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Dialogs and menus are outside the root element, so the whole body is watched.
followTranslator(document.body);

createRoot(root).render(
  <StrictMode>
    {/* A transition would render a list with its new address and, when Apollo's store changes, again with the old
        one: each render queries the server, and the two never settle. */}
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>,
);
