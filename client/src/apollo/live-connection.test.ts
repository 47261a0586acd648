import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { liveConnection } from './live-connection';

describe('the connection to the server', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    liveConnection.connected();
  });
  afterEach(() => {
    liveConnection.connected();
    jest.useRealTimers();
  });

  it('reports the connection as lost when a request gets no answer, and as back with the next answer', () => {
    liveConnection.unanswered();
    expect(liveConnection.isLost()).toBe(true);
    liveConnection.answered();
    expect(liveConnection.isLost()).toBe(false);
  });

  it('reports the connection as lost while no live changes arrive, even if requests are answered', () => {
    liveConnection.closed();
    expect(liveConnection.isLost()).toBe(false);
    jest.advanceTimersByTime(2_000);
    liveConnection.answered();
    expect(liveConnection.isLost()).toBe(true);
    liveConnection.connected();
    expect(liveConnection.isLost()).toBe(false);
  });
});
