import { capitalised } from '#domain/capitalised.es.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { type Side, SIDES } from '#domain/records/foot/answer.js';
import { findingsAt } from '#domain/records/foot/exam-edits.js';
import type { FootExam, NailExam, SkinExam } from '#domain/records/foot/exam.js';
import { FOOT_VIEW_LABELS, footInWords } from '#domain/records/foot/findings.es.js';
import {
  isCarried,
  MARK_STEP,
  type MarkPart,
  type MarkStyle,
  nailMark,
  printedViews,
  zoneMark,
} from '#domain/records/foot/foot-marks.js';
import {
  type FootView,
  LINES_OF_VIEW,
  NAIL_PLATE,
  SOLE,
  TOE_OUTLINES,
  TOES_FROM_SOLE,
  ZONES_OF_VIEW,
} from '#domain/records/foot/foot-shapes.js';
import { BOLD, INK, MARGIN, PLAIN, QUIET } from '../../foundation/pdf/pdf-sheets.js';

type Doc = PDFKit.PDFDocument;

interface Colours {
  /** Undefined for an open line. */
  readonly fill: string | undefined;
  readonly stroke: string;
}

const GREY = '#777';
const SKIN = '#fdf1ec';
const COLOURS: Readonly<Record<MarkStyle, Colours>> = {
  PLAIN: { fill: '#fff', stroke: INK },
  POINT: { fill: INK, stroke: INK },
  HATCHED: { fill: '#e8d9c4', stroke: '#8a4b00' },
  ALARM: { fill: '#eccdcf', stroke: '#a3131c' },
  ALARM_POINT: { fill: '#a3131c', stroke: '#a3131c' },
  LINE: { fill: undefined, stroke: '#0b4f8a' },
};
/** Of a finding of an earlier day. */
const CARRIED: Readonly<Record<MarkStyle, Colours>> = {
  PLAIN: { fill: '#fff', stroke: GREY },
  POINT: { fill: GREY, stroke: GREY },
  HATCHED: { fill: '#eee', stroke: GREY },
  ALARM: { fill: '#eee', stroke: GREY },
  ALARM_POINT: { fill: GREY, stroke: GREY },
  LINE: { fill: undefined, stroke: GREY },
};

const NAIL = 24;
const VIEW = 62;
/** The boxes of the shapes (foot-shapes.ts). */
const NAIL_BOX = 48;
const VIEW_BOX = { width: 200, height: 440 };
const STEP = 6;

/** The height that `drawFeet` needs. */
export const FEET_HEIGHT = 210;

/** The findings on a drawing of both feet, below what is written; nothing without a finding of a nail or zone. */
export function drawFeet(doc: Doc, exam: FootExam, day: LocalDate): void {
  const views = printedViews(exam);
  if (views.length === 0) return;
  const top = doc.y;
  const width = (doc.page.width - 2 * MARGIN) / SIDES.length;
  for (const [index, side] of SIDES.entries()) {
    const left = MARGIN + index * width;
    doc.font(BOLD).fontSize(9).fillColor(INK);
    doc.text(capitalised(footInWords(side)), left, top, { width, align: 'center' });
    drawNails(doc, exam, side, day, { x: left, y: top + 14, width });
    const viewsWidth = views.length * VIEW + (views.length - 1) * STEP;
    for (const [place, view] of views.entries()) {
      const x = left + (width - viewsWidth) / 2 + place * (VIEW + STEP);
      drawView(doc, exam, side, view, day, { x, y: top + 14 + NAIL + 14 });
    }
  }
  doc.x = MARGIN;
  doc.y = top + FEET_HEIGHT;
}

interface At {
  readonly x: number;
  readonly y: number;
}

function drawNails(
  doc: Doc,
  exam: FootExam,
  side: Side,
  day: LocalDate,
  { x, y, width }: At & { readonly width: number },
): void {
  const toes = TOES_FROM_SOLE[side];
  const start = x + (width - toes.length * (NAIL + STEP) + STEP) / 2;
  for (const [index, toe] of toes.entries()) {
    const left = start + index * (NAIL + STEP);
    doc
      .save()
      .translate(left, y)
      .scale(NAIL / NAIL_BOX);
    doc.lineWidth(2).path(NAIL_PLATE).fillAndStroke(SKIN, GREY);
    for (const one of findingsAt(exam, { side, toe }) as NailExam[]) drawMark(doc, nailMark(one), one, day);
    doc.restore();
    caption(doc, String(toe), { x: left, y: y + NAIL + 1 }, NAIL);
  }
}

function drawView(doc: Doc, exam: FootExam, side: Side, view: FootView, day: LocalDate, { x, y }: At): void {
  const scale = VIEW / VIEW_BOX.width;
  doc.save().translate(x, y).scale(scale);
  if (side === 'LEFT') doc.translate(VIEW_BOX.width, 0).scale(-1, 1);
  doc.lineWidth(2).path(SOLE).fillAndStroke(SKIN, GREY);
  for (const { cx, cy, rx, ry, turn } of TOE_OUTLINES) {
    doc.save().rotate(turn, { origin: [cx, cy] });
    doc.ellipse(cx, cy, rx, ry).fillAndStroke(SKIN, GREY);
    doc.restore();
  }
  doc.save().path(SOLE).clip().dash(4, { space: 4 }).lineWidth(1.5);
  doc.path(LINES_OF_VIEW[view]).stroke(GREY);
  doc.restore();
  for (const [zone, shape] of ZONES_OF_VIEW[view])
    for (const [place, one] of (findingsAt(exam, { side, zone }) as SkinExam[]).entries())
      drawMark(doc, zoneMark(one, shape.x + place * MARK_STEP, shape.y), one, day);
  doc.restore();
  caption(doc, FOOT_VIEW_LABELS[view], { x: x - STEP, y: y + VIEW_BOX.height * scale + 2 }, VIEW + 2 * STEP);
}

function drawMark(doc: Doc, parts: readonly MarkPart[], found: NailExam | SkinExam, day: LocalDate): void {
  const colours = isCarried(found, day) ? CARRIED : COLOURS;
  for (const { path, style } of parts) {
    const { fill, stroke } = colours[style];
    doc.save().lineWidth(2.5);
    if (found.isResolved) doc.dash(4, { space: 3 }).opacity(0.45);
    if (fill) doc.path(path).fillAndStroke(fill, stroke);
    else doc.path(path).stroke(stroke);
    doc.restore();
  }
}

function caption(doc: Doc, text: string, { x, y }: At, width: number): void {
  doc.font(PLAIN).fontSize(7.5).fillColor(QUIET);
  doc.text(text, x, y, { width, align: 'center', lineBreak: false });
}
