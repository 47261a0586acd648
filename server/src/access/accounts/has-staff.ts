import { openConnection } from '../../foundation/database/connections/connection.js';

export async function hasStaff(databaseUrl: string): Promise<boolean> {
  const client = await openConnection(databaseUrl, 'huella');
  try {
    return (await client.query('select from staff_user limit 1')).rows.length > 0;
  } finally {
    await client.end();
  }
}
