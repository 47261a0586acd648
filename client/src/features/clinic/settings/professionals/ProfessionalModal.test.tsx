import {
  PROFESSIONAL_FIELD_NAMES,
  PROFESSIONAL_FIELDS,
} from '#domain/clinic/professionals/professional-fields.es.js';
import { expect, it } from '@jest/globals';
import { FakeServer } from '../../../../testing/fake-server';
import { fieldsInForm } from '../../../../testing/fields-in-form';
import { renderApp } from '../../../../testing/render-app';
import { storeSession } from '../../../../testing/stored-session';

it('has every declared field of a professional in its form', async () => {
  storeSession();
  new FakeServer()
    .on('Me', { data: { me: { id: 1, username: 'ana', name: 'Ana', role: 'STAFF' } } })
    .on('ListedProfessionals', { data: { professionals: [] } });
  const { user, findByRole } = renderApp('/app/configuracion/profesionales');
  await user.click(await findByRole('button', { name: 'Agregar profesional' }));
  const form = await findByRole('dialog', { name: 'Agregar profesional' });
  expect(fieldsInForm(form, PROFESSIONAL_FIELDS)).toEqual(PROFESSIONAL_FIELD_NAMES);
});
