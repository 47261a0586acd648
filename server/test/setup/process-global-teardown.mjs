import { rmSync } from 'node:fs';
import path from 'node:path';

export default () => rmSync(path.dirname(process.env.TEST_PREPARED_DATA), { recursive: true, force: true });
