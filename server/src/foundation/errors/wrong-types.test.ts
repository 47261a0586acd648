import { expect, it } from '@jest/globals';
import { wrongTypeFields } from './wrong-types.js';

it.each([
  [
    'Variable "$input" got invalid value "25a" at "input.port"; Int cannot represent non-integer value: "25a"',
    { port: ['Escriba el puerto como número entero.'] },
  ],
  [
    'Variable "$input" got invalid value null at "input.port"; Expected non-nullable type "Int!" not to be null.',
    { port: ['Falta el puerto.'] },
  ],
  [
    'Variable "$input" got invalid value { host: "x" }; Field "port" of required type "Int!" was not provided.',
    { port: ['Falta el puerto.'] },
  ],
  [
    'Variable "$input" got invalid value 1 at "input.events[0]"; Enum "WebhookEvent" cannot represent non-string value: 1.',
    { events: ['Elija uno de los valores de la lista.'] },
  ],
  [
    'Variable "$input" got invalid value 5 at "input.name"; String cannot represent a non string value: 5',
    { name: ['Escriba el nombre como texto.'] },
  ],
  [
    'Variable "$input" got invalid value "x"; Expected type "MailConnectionInput" to be an object.',
    undefined,
  ],
  ['Syntax Error: Unexpected Name "port".', undefined],
])('says in Spanish which field has a value of the wrong type: %s', (message, fields) => {
  expect(wrongTypeFields(message)).toEqual(fields);
});
