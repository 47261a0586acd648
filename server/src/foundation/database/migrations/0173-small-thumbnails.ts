import { Migration } from '@mikro-orm/migrations';

/** Pages show many thumbnails at once, so the database refuses a heavy one as well. */
export class SmallThumbnails extends Migration {
  override up(): void {
    this.addSql(`
alter table photo_file add constraint photo_file_small_length check (variant <> 'SMALL' or octet_length(bytes) <= 20000);
`);
  }
}
