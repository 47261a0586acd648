/** Folders in which no backup is safe: the product's, whose files are served or replaced, and the data's. */
export class OwnFolders {
  constructor(readonly folders: readonly string[]) {}
}
