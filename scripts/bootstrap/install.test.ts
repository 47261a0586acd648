import { describe, expect, it } from '@jest/globals';
import { explainNpm } from './install.mjs';

describe('explainNpm', () => {
  const modules = '/srv/my clinic/node_modules';

  it.each([
    [
      'npm error code ENOSPC\nnpm error no space left on device',
      'The disk that holds /srv/my clinic/node_modules is full.',
    ],
    [
      'npm error code EACCES\nnpm error syscall mkdir',
      '/srv/my clinic/node_modules cannot be written by this user.',
    ],
    ['npm error code EROFS', '/srv/my clinic/node_modules is on a read-only disk.'],
  ])('names the cause of %j', (output, sentence) => {
    expect(explainNpm(output, modules)).toBe(sentence);
  });

  it.each(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ETIMEDOUT'])(
    'reports %s as a missing network',
    (code) => {
      const sentence = explainNpm(`npm error code ${code}\nnpm error request failed`, modules);
      expect(sentence).toMatch(/^npm could not reach its registry: .* needs the network.*\.$/);
      expect(sentence).not.toContain('\n');
    },
  );

  it('shows npm’s own output for other errors', () => {
    expect(explainNpm('npm error code EUSAGE\nnpm error not in sync', modules)).toContain('not in sync');
  });
});
