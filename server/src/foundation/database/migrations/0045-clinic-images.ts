import { Migration } from '@mikro-orm/migrations';

/** The clinic's logo and its photo, as pixels in the sizes and formats that pages show. */
export class ClinicImages extends Migration {
  override up(): void {
    this.addSql(`
create table clinic_image (
  kind text primary key,
  version integer not null default 1,
  constraint clinic_image_kind_known check (kind in ('LOGO', 'PHOTO'))
);
insert into clinic_image (kind) values ('LOGO'), ('PHOTO');

create table clinic_image_file (
  kind text not null,
  variant text not null,
  hash text not null,
  media_type text not null,
  width integer not null,
  height integer not null,
  bytes bytea not null,
  constraint clinic_image_file_pkey primary key (kind, variant),
  constraint clinic_image_file_kind_fkey foreign key (kind) references clinic_image (kind),
  constraint clinic_image_file_variant_known check (variant in ('WHOLE', 'SMALL', 'PREVIEW')),
  constraint clinic_image_file_media_type_known check (media_type in ('image/png', 'image/jpeg', 'image/webp')),
  constraint clinic_image_file_size_range check (width between 1 and 1600 and height between 1 and 1600),
  constraint clinic_image_file_bytes_length check (octet_length(bytes) between 1 and 5000000),
  -- Its address is its hash, and is cached for ever.
  constraint clinic_image_file_hash_is_its_bytes check (hash = encode(sha256(bytes), 'hex'))
);
create index clinic_image_file_hash_idx on clinic_image_file (hash);
`);
  }
}
