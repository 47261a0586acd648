import type { ShownTreatment } from '#domain/visitors/booking/choices.js';
import { factsOf } from './ChoicePicker';

export function ShownTreatments({ treatments }: { treatments: readonly ShownTreatment[] }) {
  if (treatments.length === 0) return null;
  return (
    <section className="does" aria-labelledby="tratamientos">
      <h2 id="tratamientos">Tratamientos</h2>
      <ul>
        {treatments.map((treatment) => (
          <li key={treatment.name}>
            <span>{treatment.name}</span> <span className="soft small">{factsOf(treatment)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
