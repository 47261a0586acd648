import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { App } from '../app/App';
import { ClockProvider } from '../ui/clock';

/** Renders the app at an address and an instant (by default a Monday morning in Santiago). */
export function renderApp(address: string, { now = '2026-11-23T08:00:00-03:00' } = {}) {
  let location = '';
  function Address() {
    const { pathname, search, hash } = useLocation();
    location = `${pathname}${search}${hash}`;
    return null;
  }
  const user = userEvent.setup({ delay: null });
  const screen = render(
    <ClockProvider now={() => new Date(now)}>
      <MemoryRouter initialEntries={[address]} useTransitions={false}>
        <App />
        <Address />
      </MemoryRouter>
    </ClockProvider>,
  );
  return { ...screen, user, address: () => location };
}
