import type { choiceParameters } from '#domain/visitors/booking/address.js';
import type {
  RequestedChoice,
  BookableTreatment,
  Choice,
  ShownTreatment,
} from '#domain/visitors/booking/choices.js';
import { formatClp } from '#domain/stock/clp.js';
import { type MouseEvent, useRef } from 'react';
import { Icon } from '../Icon';

interface Ways {
  /** The page's address with another choice. */
  hrefOf: (choice: RequestedChoice) => string;
  onChoose: (choice: RequestedChoice) => void;
}

interface ChoicePickerProps extends Ways {
  choice: Choice;
  treatments: readonly BookableTreatment[];
}

/** Chooses the treatment and the professional, if there is a choice. Every option also works without scripts. */
export function ChoicePicker({
  choice: { treatment, professional },
  treatments,
  ...ways
}: ChoicePickerProps) {
  const { professionals } = treatment;
  const hasTreatments = treatments.length > 1;
  if (!hasTreatments && professionals.length === 0) return null;
  return (
    <div className="choices">
      {hasTreatments && (
        <Folded
          caption="Tratamiento"
          options={treatments.map((each) => ({
            name: each.name,
            detail: factsOf(each),
            isChosen: each === treatment,
            // The chosen professional stays if they also provide this treatment.
            asked: {
              treatment: each.name,
              professionalId: each.professionals.find(({ id }) => id === professional?.id)?.id,
            },
          }))}
          {...ways}
        />
      )}
      {professionals.length > 0 && (
        <Folded
          caption="Profesional"
          options={[undefined, ...professionals].map((each) => ({
            name: each?.name ?? ANYBODY,
            hint: each ? undefined : 'Quien tenga la hora libre',
            isChosen: each?.id === professional?.id,
            asked: { treatment: hasTreatments ? treatment.name : undefined, professionalId: each?.id },
          }))}
          {...ways}
        />
      )}
    </div>
  );
}

export const ANYBODY = 'Cualquiera';

interface Option {
  readonly name: string;
  readonly detail?: string;
  readonly hint?: string | undefined;
  readonly isChosen: boolean;
  readonly asked: RequestedChoice;
}

interface FoldedProps extends Ways {
  caption: string;
  options: readonly Option[];
}

/** One line with the current choice, which opens the list. The list closes once an option is chosen. */
function Folded({ caption, options, hrefOf, onChoose }: FoldedProps) {
  const list = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const choose = (event: MouseEvent, asked: RequestedChoice) => {
    event.preventDefault();
    if (list.current) list.current.open = false;
    summary.current?.focus();
    onChoose(asked);
  };
  return (
    <details ref={list} className="folded">
      <summary ref={summary}>
        <span>
          <small>{caption}</small>
          <span className="unseen">: </span>
          {options
            .filter(({ isChosen }) => isChosen)
            .map(({ name, detail }) => (
              <Line key={name} name={name} detail={detail} />
            ))}
        </span>
        <Icon name="down" />
      </summary>
      <ul>
        {options.map(({ name, detail, hint, isChosen, asked }) => (
          <li key={`${name} ${asked.professionalId}`}>
            <a
              href={hrefOf(asked)}
              aria-current={isChosen || undefined}
              onClick={(event) => choose(event, asked)}
            >
              <span>
                <Line name={name} detail={detail ?? hint} />
              </span>
              {isChosen && <Icon name="done" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

const Line = ({ name, detail }: { name: string; detail: string | undefined }) => (
  <>
    <b>{name}</b> {detail && <span className="soft small">{detail}</span>}
  </>
);

/** '1 hora · $25.000'; without the price if it is not known. */
export const factsOf = ({ durationMinutes, price }: ShownTreatment): string =>
  `${durationMinutes > 60 ? '2 horas' : '1 hora'}${price === null ? '' : ` · ${formatClp(price)}`}`;

/** Passes a choice from page to page without scripts. */
export const KeptChoice = ({ words }: { words: ReturnType<typeof choiceParameters> }) => (
  <>
    {words.map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </>
);
