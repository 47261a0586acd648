import { describe, expect, it } from '@jest/globals';
import { isSamePerson, patientNamed, patientOfVisitor, shareAName, visitorName } from './same-person.js';

describe('names of one person', () => {
  it.each([
    ['Elvira Ficticia Rojas', 'elvira ficticia'],
    ['Elvira Ficticia Rojas', 'ROJAS FICTICIA ELVIRA'],
    ['Elvira Ficticia', 'Elvira'],
    ['José Muñoz', 'Jose  Munoz'],
    ['Rosa Lillo', 'R. Lillo'],
    ['Rosa Lillo', 'Rosa L.'],
    ['Elvira González', 'Elvira Gonzales'],
    ['Elvira Ficticia', 'Elvira Fictica'],
    ['Ольга Иванова', 'Иванова Ольга'],
    ['李小龍', '李小龍'],
    ['😀', '😀'],
  ])('considers %s and %s names of one person', (one, other) => {
    expect([isSamePerson(one, other), isSamePerson(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['a child with another surname', 'Luis Distinto', 'Elvira Ficticia'],
    ['a child with the same surname', 'Luis Ficticia Rojas', 'Elvira Ficticia Rojas'],
    ['a child with one of the surnames', 'Luis Soto Ficticia', 'Elvira Ficticia'],
    ['a daughter named after her father', 'Fernanda Soto', 'Fernando Soto'],
    ['a son named after his mother', 'Daniel Soto', 'Daniela Soto'],
    ['names in another script', 'Ольга Иванова', 'Мария Иванова'],
    ['a name without letters', '😀', 'Elvira'],
    ['no name', '', 'Elvira'],
  ])('considers the names those of two people: %s', (_who, one, other) => {
    expect([isSamePerson(one, other), isSamePerson(other, one)]).toEqual([false, false]);
  });
});

describe('names in common', () => {
  it.each([
    ['a surname', 'Rosa Lillo Soto', 'Ana Lillo'],
    ['a first name', 'Rosa Lillo', 'rosa vera'],
    ['a surname with one wrong letter', 'Rosa González', 'Ana Gonzales'],
    ['everything, in words of one letter,', '李 明', '李 明'],
    ['a surname beside a title', 'Sra. Rosa Lillo', 'Rosa Lillo'],
  ])('finds a name in common: %s', (_what, one, other) => {
    expect([shareAName(one, other), shareAName(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['a preposition', 'Juan de la Cruz', 'Ana de Vega'],
    ['a preposition of another language', 'Ana von Appen', 'Luis von Mühl'],
    ['a saint', 'Ana San Martín', 'Luis San Juan'],
    ['an initial', 'María A. Pérez', 'Luis A. Vera'],
    ['almost a first name', 'Mario Rojas', 'María Soto'],
    ['only signs', '-', '-'],
    ['a title', 'Sra. Rosa', 'Sra. Ana'],
    ['being a widow', 'Rosa Lillo vda. de Soto', 'Ana Vera Vda. de Rojas'],
    ['being called patient', 'Paciente Uno', 'Paciente Dos'],
    ['what the other is to them', 'Hija de Rosa Lillo', 'Rosa Lillo'],
    ['what the other is to them, behind the name', 'Rosa Lillo (mamá)', 'Rosa Lillo'],
    ['being a child', 'Ana Soto (hija)', 'Luis Vera (hija)'],
  ])('finds no name in common but %s', (_what, one, other) => {
    expect([shareAName(one, other), shareAName(other, one)]).toEqual([false, false]);
  });
});

describe('the visitor’s name', () => {
  it('shows the visitor’s name only if it differs from the patient’s', () => {
    expect(visitorName('Elvira Ficticia', 'Luis Distinto')).toBe('Luis Distinto');
    expect(visitorName('Elvira Ficticia Rojas', 'elvira ficticia')).toBeNull();
    expect(visitorName('Elvira Ficticia', null)).toBeNull();
  });
});

describe('the patient of a visitor', () => {
  const [elvira, luis] = [{ name: 'Elvira Ficticia' }, { name: 'Luis Distinto' }];

  it('takes the only patient with the e-mail and phone, whatever the name', () => {
    expect(patientOfVisitor('Luis Distinto', [elvira])).toBe(elvira);
    expect(patientNamed('Luis Distinto', [elvira])).toBeUndefined();
  });

  it('takes the patient of that name if a family shares e-mail and phone', () => {
    expect(patientOfVisitor('luis distinto', [elvira, luis])).toBe(luis);
    expect(patientOfVisitor('Elvira', [elvira, luis])).toBe(elvira);
    expect(patientOfVisitor('Ana Nueva', [elvira, luis])).toBeUndefined();
  });

  it('takes the patient with exactly that name among similar ones', () => {
    const [rosa, rosaElena] = [{ name: 'Rosa Soto' }, { name: 'Rosa Elena Soto' }];
    expect(patientOfVisitor('Rosa Soto', [rosaElena, rosa])).toBe(rosa);
    expect(patientOfVisitor('Rosa', [rosaElena, rosa])).toBeUndefined();
  });
});
