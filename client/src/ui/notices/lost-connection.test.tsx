import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { TryAgain } from '../frame/TryAgain';
import { LostConnectionContext } from './lost-connection';
import { RetryNotice } from './RetryNotice';

type Failure = ComponentType<{ sentence: string; onRetry: () => void }>;

describe('What could not be loaded', () => {
  it.each<[string, Failure]>([
    ['part', RetryNotice],
    ['page', TryAgain],
  ])('a %s says nothing red without a connection, and loads by itself once there is one', (_what, Part) => {
    let loaded = 0;
    const shown = (isLost: boolean) => (
      <LostConnectionContext value={isLost}>
        <Part sentence="No se pudo cargar el equipo." onRetry={() => (loaded += 1)} />
      </LostConnectionContext>
    );
    const { getByRole, getByText, queryByRole, queryByText, rerender } = render(shown(true));
    expect(getByText('Se cargará cuando vuelva la conexión.')).toBeVisible();
    expect(queryByText('No se pudo cargar el equipo.')).toBeNull();
    expect(queryByRole('alert')).toBeNull();
    expect(loaded).toBe(0);
    rerender(shown(false));
    expect(loaded).toBe(1);
    expect(getByRole('alert')).toHaveTextContent('No se pudo cargar el equipo.');
  });
});
