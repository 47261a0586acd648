import pg from 'pg';

const FIRST_NAMES =
  'Agustín Alejandra Andrés Antonia Benjamín Camila Carlos Carolina Catalina Claudia Cristóbal Daniela Diego Elena ' +
  'Emilia Esteban Fernanda Felipe Florencia Francisco Gabriela Gonzalo Héctor Ignacia Isabel Javier Joaquín José ' +
  'Josefa Juan Laura Leonor Lucía Luis Macarena Manuel Marcela María Martín Matías Miguel Mónica Nicolás Óscar ' +
  'Pablo Patricia Paulina Pedro Rafael Raúl Renata Ricardo Rosa Rubén Sebastián Sofía Tomás Valentina Verónica Víctor';
const SURNAMES =
  'Abarca Acuña Aguilera Alarcón Araya Arriagada Bravo Bustos Cáceres Campos Cárdenas Carrasco Castillo Cifuentes ' +
  'Contreras Cortés Díaz Donoso Espinoza Farías Fernández Figueroa Flores Fuentes Gallardo Garrido Godoy Gómez ' +
  'González Guzmán Henríquez Hernández Herrera Inostroza Jara Jiménez Lagos Leiva López Maldonado Martínez Medina ' +
  'Mella Molina Morales Muñoz Navarrete Núñez Olivares Orellana Ortiz Oyarzún Parra Peña Pérez Pino Quezada Ramírez ' +
  'Reyes Riquelme Rivera Rodríguez Rojas Saavedra Salazar Sánchez Sandoval Sepúlveda Silva Soto Tapia Torres Ulloa ' +
  'Valdés Valenzuela Vargas Vega Venegas Vera Vergara Vidal Villalobos Yáñez Zamorano Zúñiga';

const FILL = `
insert into patient (rut, name, phone, phone_e164, email, emergency_contact)
select body || rut_check_digit(body), name, '+56 9 ' || left(mobile, 4) || ' ' || right(mobile, 4), '+569' || mobile,
       replace(search_form(name), ' ', '.') || i || '@demo.invalid', 'Contacto Demo'
from generate_series(1, $1::integer) as i
cross join lateral (
  select (45000000 + i::bigint * 2971 % 3000000)::text as body,
         lpad((abs(hashint4(i)::bigint) % 100000000)::text, 8, '0') as mobile,
         pick($2::text[], i, 1) || ' ' || pick($3::text[], i, 2) || ' ' || pick($3::text[], i, 3) as name
) as made_up`;

/** Fills a clinic with fictitious patients, whose RUTs come from the provisional range. */
export async function registerMany(databaseUrl, count) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // The clinic's own timeout is meant for requests.
  await client.query('set statement_timeout = 0');
  await client.query(`create function pg_temp.pick(words text[], i integer, seed integer) returns text language sql
    return words[1 + abs(hashint4extended(i, seed)) % cardinality(words)]`);
  await client.query(FILL.replaceAll('pick(', 'pg_temp.pick('), [
    count,
    FIRST_NAMES.split(' '),
    SURNAMES.split(' '),
  ]);
  // Autovacuum would do this within a minute.
  await client.query('vacuum analyze patient');
  await client.end();
}
