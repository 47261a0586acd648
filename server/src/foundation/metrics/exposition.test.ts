import { expect, it } from '@jest/globals';
import { exposition, gauge } from './exposition.js';
import { RequestFigures } from './request-figures.js';

it("writes Prometheus' format, with any text in labels", () => {
  const text = exposition([
    gauge('pool_waiting', 'Waiting requests.', 3),
    { name: 'nothing_total', help: 'Left out.', type: 'counter', samples: [] },
    {
      name: 'odd_total',
      help: 'Odd.',
      type: 'counter',
      samples: [{ labels: { what: 'a "b"\\\n' }, value: 1 }],
    },
  ]);
  expect(text).toBe(
    '# HELP pool_waiting Waiting requests.\n# TYPE pool_waiting gauge\npool_waiting 3\n' +
      '# HELP odd_total Odd.\n# TYPE odd_total counter\nodd_total{what="a \\"b\\"\\\\\\n"} 1\n',
  );
});

it('counts requests by route, status and duration', () => {
  const figures = new RequestFigures();
  for (const ms of [1, 5, 31.25, 60_000]) figures.count('GET', '/api/pacientes/:rut', 200, ms);
  figures.count('GET', '/api/pacientes/:rut', 404, 2);
  figures.count('PURGE', undefined, 404, 1);
  figures.count('GET', '/assets/a.js', 200, 1);
  figures.count('GET', '/assets/b.js', 200, 1);
  const lines = exposition(figures.metrics()).split('\n');
  const route = 'method="GET",route="/api/pacientes/:rut"';
  expect(lines).toEqual(
    expect.arrayContaining([
      `huella_requests_total{${route},status="200"} 4`,
      `huella_requests_total{${route},status="404"} 1`,
      'huella_requests_total{method="any",route="unknown",status="404"} 1',
      'huella_requests_total{method="GET",route="/assets/*",status="200"} 2',
      `huella_request_duration_seconds_bucket{${route},le="0.005"} 3`,
      `huella_request_duration_seconds_bucket{${route},le="0.05"} 4`,
      `huella_request_duration_seconds_bucket{${route},le="10"} 4`,
      `huella_request_duration_seconds_bucket{${route},le="+Inf"} 5`,
      `huella_request_duration_seconds_count{${route}} 5`,
    ]),
  );
});
