import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import { SERIES_PARTS, SERIES_TIMES, SERIES_WEEKS, type SeriesPart } from '#domain/agenda/series.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, Int, registerEnumType } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayNotEmpty } from 'class-validator';
import { asEnum } from '../../graphql/as-enum.js';
import { LocalDateScalar, LocalTimeScalar } from '../../graphql/scalars.js';
import { IsDay, IsDays, IsHour, IsId, IsWholeNumber, oneOf } from '../../input/field-rules.js';

const SeriesPartEnum = asEnum(SERIES_PARTS);
registerEnumType(SeriesPartEnum, {
  name: 'SeriesPart',
  description: 'All of a series that is to come, or an appointment and what comes after it.',
  valuesMap: {
    WHOLE: { description: 'All that is to come of it.' },
    FROM_HERE: { description: 'The named appointment and what comes after it.' },
  },
});
const IsSeriesPart = oneOf('seriesPart', SERIES_PARTS, FIELD_MESSAGES.oneOfList);

@ArgsType()
export class SeriesPreviewArgs {
  @Field(() => Int, { description: '1 to 52.' })
  @IsWholeNumber(SERIES_WEEKS.least, SERIES_WEEKS.most)
  everyWeeks!: number;
  @Field(() => Int, { description: 'How many appointments, the first one included: 2 to 26.' })
  @IsWholeNumber(SERIES_TIMES.least, SERIES_TIMES.most)
  times!: number;
}

@ArgsType()
export class CreateSeriesArgs {
  @Field(() => Int, { description: '1 to 52.' })
  @IsWholeNumber(SERIES_WEEKS.least, SERIES_WEEKS.most)
  everyWeeks!: number;
  @Field(() => [LocalDateScalar], { description: 'Which days to book, 1 to 26; `input.date` is ignored.' })
  @IsDays()
  @ArrayNotEmpty({ message: FIELD_MESSAGES.oneOfList })
  @ArrayMaxSize(SERIES_TIMES.most, { message: FIELD_MESSAGES.tooMany })
  dates!: LocalDate[];
}

@ArgsType()
export class SeriesIdArgs {
  @Field(() => Int, {
    description: 'As any of its appointments has it; an unknown one answers an empty list.',
  })
  @IsId()
  seriesId!: number;
}

@ArgsType()
export class SeriesPartArgs {
  @Field(() => Int, { description: 'One of the series.' }) @IsId() appointmentId!: number;
  @Field(() => SeriesPartEnum, {
    description: 'How much of the series changes; what is over, completed or cancelled never does.',
  })
  @IsSeriesPart()
  part!: SeriesPart;
}

@ArgsType()
export class MoveSeriesArgs extends SeriesPartArgs {
  @Field(() => LocalDateScalar, {
    description: 'Where that one goes; the others move by as many days.',
  })
  @IsDay()
  date!: LocalDate;
  @Field(() => LocalTimeScalar, { description: 'When all of them start.' }) @IsHour() time!: LocalTime;
}
