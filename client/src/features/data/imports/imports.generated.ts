/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { hookMutation, hookQuery } from '../../../apollo/apollo-hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The actions for rows that are, or may be, already stored. New rows are always created. */
export type ApplyImportInput = {
  /** FILL, CREATE or SKIP. */
  onLikely: ImportAction;
  /** FILL or SKIP. */
  onSame: ImportAction;
};

/** The field that each column of the file is imported as. */
export type CheckImportInput = {
  /** One entry per header, in order; null if the column is not imported. */
  columns: Array<string | null | undefined>;
  /** The decisions on doubts that an earlier check found; they replace all earlier ones. */
  decisions?: Array<ImportDecisionInput> | null | undefined;
};

/** The action taken on a row. */
export type ImportAction =
  /** It is stored as new. */
  | 'CREATE'
  /** Fields that the stored one lacks are filled from the row; nothing is replaced. */
  | 'FILL'
  /** It can’t be stored. */
  | 'REJECT'
  /** Nothing is done with it. */
  | 'SKIP';

/** A decision on a doubt about cells. */
export type ImportDecisionInput = {
  /** Null leaves the row out. */
  choice?: ImportDoubtChoice | null | undefined;
  /** The field whose column is in doubt. */
  field: string;
  /** The doubt. */
  reason: ImportDoubtReason;
  /** The row number in the spreadsheet; null for all rows. A decision for one row takes precedence over one for all. */
  row?: number | null | undefined;
};

/** A choice for a doubtful row, besides leaving it out. */
export type ImportDoubtChoice =
  /** Import the row without this cell. */
  | 'BLANK'
  /** Import it as it was read; for OTHER_NAME, as the same person. */
  | 'TAKE';

/** Why a cell may be misread, or a row may belong to another patient. */
export type ImportDoubtReason =
  /** A separator that may mark decimals or thousands. */
  | 'DECIMALS'
  /** A spreadsheet error such as #N/A, or a program's word for no value, such as NULL. */
  | 'ERROR_CELL'
  /** A number that a program wrote with decimals or an exponent. */
  | 'FLOATING_NUMBER'
  /** A formula that no program has calculated. */
  | 'FORMULA_WITHOUT_VALUE'
  /** A number that the spreadsheet shows with digits or a unit that the cell doesn’t have. */
  | 'INEXACT_NUMBER'
  /** The letter M, which may stand for 'mujer' or 'masculino' in this column. */
  | 'LETTER_OF_SEX'
  /** A date more than 120 years ago. */
  | 'LONG_AGO'
  /** A date that may have the month or the year first, as other dates in its column do. */
  | 'MONTH_FIRST'
  /** A title, a total or a filler instead of a name. */
  | 'NOT_A_NAME'
  /** A date, a truth value or a zero instead of a text. */
  | 'NOT_TEXT'
  /** A number that may be a spreadsheet’s serial date. */
  | 'NUMBER_AS_DAY'
  /** A number that may be a time. */
  | 'NUMBER_AS_TIME'
  /** The stored patient with the RUT or document has another name. */
  | 'OTHER_NAME'
  /** A year or a month instead of a day. */
  | 'PARTIAL_DAY'
  /** A text that does not look like a phone number. */
  | 'PHONE'
  /** A placeholder RUT such as 11.111.111-1 that identifies no person; the column has several. */
  | 'PLACEHOLDER_RUT'
  /** A RUT that may lack its check digit, as other RUTs in its column do. */
  | 'RUT_WITHOUT_DIGIT'
  /** A date that the spreadsheet shows without its day, month or year; the missing part may not have been typed. */
  | 'SHOWN_IN_PART';

/** Data that a row and a stored patient have in common. */
export type ImportMatch =
  /** A passport or another document. */
  | 'DOCUMENT'
  /** The e-mail. */
  | 'EMAIL'
  /** A RUT that the patient had before a merge. */
  | 'FORMER_RUT'
  /** Similar names. */
  | 'NAME'
  /** The phone. */
  | 'PHONE'
  /** The RUT. */
  | 'RUT';

/** The kind of rows in a file. */
export type ImportResource =
  /** Needs the right to write AGENDA. */
  | 'APPOINTMENTS'
  /** Needs the right to write PATIENTS. */
  | 'PATIENTS'
  /** Past clinical records, as text. Needs the right to write HEALTH_DATA. A record that is already stored is never filled. */
  | 'RECORDS'
  /** Needs the right to write STOCK. */
  | 'SUPPLIES';

/** The progress of an import. */
export type ImportState =
  /** It is stored, and can be undone for a day. */
  | 'APPLIED'
  /** The rows are being stored, all in one transaction. */
  | 'APPLYING'
  /** Each row has its verdict; nothing is imported yet. */
  | 'CHECKED'
  /** Every row is being checked. Nothing is imported yet. */
  | 'CHECKING'
  /** The server stopped meanwhile. Nothing of the interrupted step was stored: request it again. */
  | 'INTERRUPTED'
  /** Its changes are being undone. */
  | 'UNDOING'
  /** Its changes were undone, except to data used since. */
  | 'UNDONE'
  /** Its columns are waiting for confirmation. */
  | 'UPLOADED';

/** The check's result for a row. */
export type ImportVerdict =
  /** It may already be stored. */
  | 'LIKELY'
  /** Nothing like it is stored. */
  | 'NEW'
  /** It can’t be stored; its faults say why. */
  | 'REJECTED'
  /** It is already stored. */
  | 'SAME';

export type ShownImportFragment = { id: number, resource: ImportResource, fileName: string, state: ImportState, settledState: ImportState | null, doneRows: number, rowCount: number, headers: Array<string>, columns: Array<string | null>, seenColumns: Array<boolean>, samples: Array<Array<string>>, onSame: ImportAction, onLikely: ImportAction, failure: string | null, hasRows: boolean, createdAt: string, createdByName: string, appliedAt: string | null, appliedByName: string | null, undoableUntil: string | null, undoneAt: string | null, undoneByName: string | null, source: { sheet: string | null, headerRow: number, titleRowCount: number, hiddenRows: number, sheets: Array<{ name: string, isHidden: boolean }>, titleRows: Array<{ number: number, text: string }> } | null, doubts: Array<{ field: string, reason: ImportDoubtReason, rows: number, choices: Array<ImportDoubtChoice> }>, decisions: Array<{ field: string, reason: ImportDoubtReason, row: number | null, choice: ImportDoubtChoice | null }>, counts: { newRows: number | null, sameRows: number | null, likelyRows: number | null, rejectedRows: number | null, doubtfulRows: number | null, created: number | null, filled: number | null, skipped: number | null, removed: number | null, reverted: number | null, kept: number | null } };

export type ImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportsQuery = { imports: Array<{ id: number, resource: ImportResource, fileName: string, state: ImportState, rowCount: number, createdAt: string, createdByName: string, undoableUntil: string | null }> };

export type ImportQueryVariables = Exact<{
  id: number;
}>;


export type ImportQuery = { import: { id: number, resource: ImportResource, fileName: string, state: ImportState, settledState: ImportState | null, doneRows: number, rowCount: number, headers: Array<string>, columns: Array<string | null>, seenColumns: Array<boolean>, samples: Array<Array<string>>, onSame: ImportAction, onLikely: ImportAction, failure: string | null, hasRows: boolean, createdAt: string, createdByName: string, appliedAt: string | null, appliedByName: string | null, undoableUntil: string | null, undoneAt: string | null, undoneByName: string | null, source: { sheet: string | null, headerRow: number, titleRowCount: number, hiddenRows: number, sheets: Array<{ name: string, isHidden: boolean }>, titleRows: Array<{ number: number, text: string }> } | null, doubts: Array<{ field: string, reason: ImportDoubtReason, rows: number, choices: Array<ImportDoubtChoice> }>, decisions: Array<{ field: string, reason: ImportDoubtReason, row: number | null, choice: ImportDoubtChoice | null }>, counts: { newRows: number | null, sameRows: number | null, likelyRows: number | null, rejectedRows: number | null, doubtfulRows: number | null, created: number | null, filled: number | null, skipped: number | null, removed: number | null, reverted: number | null, kept: number | null } } };

export type ImportRowsQueryVariables = Exact<{
  importId: number;
  verdict?: ImportVerdict | null | undefined;
  keptOnly: boolean;
  doubtfulOnly: boolean;
  first: number;
  after?: string | null | undefined;
}>;


export type ImportRowsQuery = { importRows: { endCursor: string | null, hasNextPage: boolean, nodes: Array<{ number: number, cells: Array<string>, verdict: ImportVerdict | null, targetId: number | null, targetName: string | null, fills: Array<string>, keptBecause: string | null, patient: { id: number, name: string, rut: string, phone: string, birthDate: string | null, matchedBy: Array<ImportMatch> } | null, faults: Array<{ column: string, sentence: string }>, doubts: Array<{ field: string, reason: ImportDoubtReason, proposal: string | null, choices: Array<ImportDoubtChoice> }> }> } };

export type CheckImportMutationVariables = Exact<{
  id: number;
  input: CheckImportInput;
}>;


export type CheckImportMutation = { checkImport: { id: number, resource: ImportResource, fileName: string, state: ImportState, settledState: ImportState | null, doneRows: number, rowCount: number, headers: Array<string>, columns: Array<string | null>, seenColumns: Array<boolean>, samples: Array<Array<string>>, onSame: ImportAction, onLikely: ImportAction, failure: string | null, hasRows: boolean, createdAt: string, createdByName: string, appliedAt: string | null, appliedByName: string | null, undoableUntil: string | null, undoneAt: string | null, undoneByName: string | null, source: { sheet: string | null, headerRow: number, titleRowCount: number, hiddenRows: number, sheets: Array<{ name: string, isHidden: boolean }>, titleRows: Array<{ number: number, text: string }> } | null, doubts: Array<{ field: string, reason: ImportDoubtReason, rows: number, choices: Array<ImportDoubtChoice> }>, decisions: Array<{ field: string, reason: ImportDoubtReason, row: number | null, choice: ImportDoubtChoice | null }>, counts: { newRows: number | null, sameRows: number | null, likelyRows: number | null, rejectedRows: number | null, doubtfulRows: number | null, created: number | null, filled: number | null, skipped: number | null, removed: number | null, reverted: number | null, kept: number | null } } };

export type ApplyImportMutationVariables = Exact<{
  id: number;
  input: ApplyImportInput;
}>;


export type ApplyImportMutation = { applyImport: { id: number, resource: ImportResource, fileName: string, state: ImportState, settledState: ImportState | null, doneRows: number, rowCount: number, headers: Array<string>, columns: Array<string | null>, seenColumns: Array<boolean>, samples: Array<Array<string>>, onSame: ImportAction, onLikely: ImportAction, failure: string | null, hasRows: boolean, createdAt: string, createdByName: string, appliedAt: string | null, appliedByName: string | null, undoableUntil: string | null, undoneAt: string | null, undoneByName: string | null, source: { sheet: string | null, headerRow: number, titleRowCount: number, hiddenRows: number, sheets: Array<{ name: string, isHidden: boolean }>, titleRows: Array<{ number: number, text: string }> } | null, doubts: Array<{ field: string, reason: ImportDoubtReason, rows: number, choices: Array<ImportDoubtChoice> }>, decisions: Array<{ field: string, reason: ImportDoubtReason, row: number | null, choice: ImportDoubtChoice | null }>, counts: { newRows: number | null, sameRows: number | null, likelyRows: number | null, rejectedRows: number | null, doubtfulRows: number | null, created: number | null, filled: number | null, skipped: number | null, removed: number | null, reverted: number | null, kept: number | null } } };

export type UndoImportMutationVariables = Exact<{
  id: number;
}>;


export type UndoImportMutation = { undoImport: { id: number, resource: ImportResource, fileName: string, state: ImportState, settledState: ImportState | null, doneRows: number, rowCount: number, headers: Array<string>, columns: Array<string | null>, seenColumns: Array<boolean>, samples: Array<Array<string>>, onSame: ImportAction, onLikely: ImportAction, failure: string | null, hasRows: boolean, createdAt: string, createdByName: string, appliedAt: string | null, appliedByName: string | null, undoableUntil: string | null, undoneAt: string | null, undoneByName: string | null, source: { sheet: string | null, headerRow: number, titleRowCount: number, hiddenRows: number, sheets: Array<{ name: string, isHidden: boolean }>, titleRows: Array<{ number: number, text: string }> } | null, doubts: Array<{ field: string, reason: ImportDoubtReason, rows: number, choices: Array<ImportDoubtChoice> }>, decisions: Array<{ field: string, reason: ImportDoubtReason, row: number | null, choice: ImportDoubtChoice | null }>, counts: { newRows: number | null, sameRows: number | null, likelyRows: number | null, rejectedRows: number | null, doubtfulRows: number | null, created: number | null, filled: number | null, skipped: number | null, removed: number | null, reverted: number | null, kept: number | null } } };

export type DiscardImportMutationVariables = Exact<{
  id: number;
}>;


export type DiscardImportMutation = { discardImport: boolean };

export const ShownImportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownImport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"resource"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"settledState"}},{"kind":"Field","name":{"kind":"Name","value":"doneRows"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"headers"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"seenColumns"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sheet"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}},{"kind":"Field","name":{"kind":"Name","value":"headerRow"}},{"kind":"Field","name":{"kind":"Name","value":"titleRows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"titleRowCount"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenRows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"onSame"}},{"kind":"Field","name":{"kind":"Name","value":"onLikely"}},{"kind":"Field","name":{"kind":"Name","value":"doubts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newRows"}},{"kind":"Field","name":{"kind":"Name","value":"sameRows"}},{"kind":"Field","name":{"kind":"Name","value":"likelyRows"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedRows"}},{"kind":"Field","name":{"kind":"Name","value":"doubtfulRows"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"reverted"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"hasRows"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"appliedByName"}},{"kind":"Field","name":{"kind":"Name","value":"undoableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneByName"}}]}}]} as unknown as DocumentNode<ShownImportFragment, unknown>;
export const ImportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Imports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"resource"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"undoableUntil"}}]}}]}}]} as unknown as DocumentNode<ImportsQuery, ImportsQueryVariables>;
export const ImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Import"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"import"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownImport"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownImport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"resource"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"settledState"}},{"kind":"Field","name":{"kind":"Name","value":"doneRows"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"headers"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"seenColumns"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sheet"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}},{"kind":"Field","name":{"kind":"Name","value":"headerRow"}},{"kind":"Field","name":{"kind":"Name","value":"titleRows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"titleRowCount"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenRows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"onSame"}},{"kind":"Field","name":{"kind":"Name","value":"onLikely"}},{"kind":"Field","name":{"kind":"Name","value":"doubts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newRows"}},{"kind":"Field","name":{"kind":"Name","value":"sameRows"}},{"kind":"Field","name":{"kind":"Name","value":"likelyRows"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedRows"}},{"kind":"Field","name":{"kind":"Name","value":"doubtfulRows"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"reverted"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"hasRows"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"appliedByName"}},{"kind":"Field","name":{"kind":"Name","value":"undoableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneByName"}}]}}]} as unknown as DocumentNode<ImportQuery, ImportQueryVariables>;
export const ImportRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"importId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"verdict"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportVerdict"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keptOnly"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"doubtfulOnly"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"importId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"importId"}}},{"kind":"Argument","name":{"kind":"Name","value":"verdict"},"value":{"kind":"Variable","name":{"kind":"Name","value":"verdict"}}},{"kind":"Argument","name":{"kind":"Name","value":"keptOnly"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keptOnly"}}},{"kind":"Argument","name":{"kind":"Name","value":"doubtfulOnly"},"value":{"kind":"Variable","name":{"kind":"Name","value":"doubtfulOnly"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"targetName"}},{"kind":"Field","name":{"kind":"Name","value":"patient"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rut"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"matchedBy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fills"}},{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}},{"kind":"Field","name":{"kind":"Name","value":"doubts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keptBecause"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]} as unknown as DocumentNode<ImportRowsQuery, ImportRowsQueryVariables>;
export const CheckImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownImport"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownImport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"resource"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"settledState"}},{"kind":"Field","name":{"kind":"Name","value":"doneRows"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"headers"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"seenColumns"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sheet"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}},{"kind":"Field","name":{"kind":"Name","value":"headerRow"}},{"kind":"Field","name":{"kind":"Name","value":"titleRows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"titleRowCount"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenRows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"onSame"}},{"kind":"Field","name":{"kind":"Name","value":"onLikely"}},{"kind":"Field","name":{"kind":"Name","value":"doubts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newRows"}},{"kind":"Field","name":{"kind":"Name","value":"sameRows"}},{"kind":"Field","name":{"kind":"Name","value":"likelyRows"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedRows"}},{"kind":"Field","name":{"kind":"Name","value":"doubtfulRows"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"reverted"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"hasRows"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"appliedByName"}},{"kind":"Field","name":{"kind":"Name","value":"undoableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneByName"}}]}}]} as unknown as DocumentNode<CheckImportMutation, CheckImportMutationVariables>;
export const ApplyImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplyImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownImport"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownImport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"resource"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"settledState"}},{"kind":"Field","name":{"kind":"Name","value":"doneRows"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"headers"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"seenColumns"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sheet"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}},{"kind":"Field","name":{"kind":"Name","value":"headerRow"}},{"kind":"Field","name":{"kind":"Name","value":"titleRows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"titleRowCount"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenRows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"onSame"}},{"kind":"Field","name":{"kind":"Name","value":"onLikely"}},{"kind":"Field","name":{"kind":"Name","value":"doubts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newRows"}},{"kind":"Field","name":{"kind":"Name","value":"sameRows"}},{"kind":"Field","name":{"kind":"Name","value":"likelyRows"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedRows"}},{"kind":"Field","name":{"kind":"Name","value":"doubtfulRows"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"reverted"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"hasRows"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"appliedByName"}},{"kind":"Field","name":{"kind":"Name","value":"undoableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneByName"}}]}}]} as unknown as DocumentNode<ApplyImportMutation, ApplyImportMutationVariables>;
export const UndoImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownImport"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownImport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"resource"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"settledState"}},{"kind":"Field","name":{"kind":"Name","value":"doneRows"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"headers"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"seenColumns"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sheet"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}}]}},{"kind":"Field","name":{"kind":"Name","value":"headerRow"}},{"kind":"Field","name":{"kind":"Name","value":"titleRows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"titleRowCount"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenRows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"onSame"}},{"kind":"Field","name":{"kind":"Name","value":"onLikely"}},{"kind":"Field","name":{"kind":"Name","value":"doubts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newRows"}},{"kind":"Field","name":{"kind":"Name","value":"sameRows"}},{"kind":"Field","name":{"kind":"Name","value":"likelyRows"}},{"kind":"Field","name":{"kind":"Name","value":"rejectedRows"}},{"kind":"Field","name":{"kind":"Name","value":"doubtfulRows"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"reverted"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"hasRows"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"appliedAt"}},{"kind":"Field","name":{"kind":"Name","value":"appliedByName"}},{"kind":"Field","name":{"kind":"Name","value":"undoableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}},{"kind":"Field","name":{"kind":"Name","value":"undoneByName"}}]}}]} as unknown as DocumentNode<UndoImportMutation, UndoImportMutationVariables>;
export const DiscardImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DiscardImportMutation, DiscardImportMutationVariables>;
export const useImportsQuery = /*#__PURE__*/ hookQuery(ImportsDocument);
export const useImportQuery = /*#__PURE__*/ hookQuery(ImportDocument);
export const useImportRowsQuery = /*#__PURE__*/ hookQuery(ImportRowsDocument);
export const useCheckImportMutation = /*#__PURE__*/ hookMutation(CheckImportDocument);
export const useApplyImportMutation = /*#__PURE__*/ hookMutation(ApplyImportDocument);
export const useUndoImportMutation = /*#__PURE__*/ hookMutation(UndoImportDocument);
export const useDiscardImportMutation = /*#__PURE__*/ hookMutation(DiscardImportDocument);