import { formatClp } from '#domain/stock/clp.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { longDate, shortDate } from '#domain/clinic-time.es.js';
import { EXPIRED } from '#domain/stock/stock-movement.es.js';
import { isExpired, shortfall } from '#domain/stock/supply.js';
import type { ReactNode } from 'react';
import type { Supply } from '../list/supply-list';

export const SHOPPING_LIST_TITLE = 'Lista de Insumos para Compra';

interface ShoppingListProps {
  supplies: readonly Supply[];
  today: LocalDate;
  letterhead: ReactNode;
  onPrint: () => void;
}

/** A supply at its critical stock lacks nothing yet: how many to buy is up to the buyer. */
const toBuy = (supply: Supply): string =>
  shortfall(supply) > 0 ? `Comprar ${shortfall(supply)}` : 'Reponer';

/** The page in the print window: a box to tick and how many to buy come first. */
export function ShoppingList({ supplies, today, letterhead, onPrint }: ShoppingListProps) {
  const total = supplies.reduce((sum, supply) => sum + shortfall(supply) * supply.unitValue, 0);
  const hasSuppliers = supplies.some(({ supplier }) => supplier !== '');
  return (
    <main>
      <address>{letterhead}</address>
      <header>
        <div>
          <h1>{SHOPPING_LIST_TITLE}</h1>
          <p>Fecha: {longDate(today)}</p>
        </div>
        <button type="button" onClick={onPrint}>
          Imprimir
        </button>
      </header>
      {supplies.length === 0 ? (
        <p>No hay insumos en stock crítico</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Comprar</th>
              {hasSuppliers && <th scope="col">Proveedor</th>}
              <th scope="col">Nombre</th>
              <th scope="col">Descripción</th>
              <th scope="col">Unidad</th>
              <th scope="col" className="number">
                Stock Actual
              </th>
              <th scope="col" className="number">
                Stock Crítico
              </th>
              <th scope="col" className="number">
                Valor Unitario
              </th>
              <th scope="col">Vencimiento</th>
              <th scope="col" className="number">
                Faltante
              </th>
            </tr>
          </thead>
          <tbody>
            {supplies.map((supply) => (
              <tr key={supply.id}>
                <td className="short">
                  <span className="box" />
                  <strong>{toBuy(supply)}</strong>
                </td>
                {hasSuppliers && <td>{supply.supplier || '-'}</td>}
                <th scope="row">{supply.name}</th>
                <td>{supply.description || '-'}</td>
                <td className="short">{supply.unit}</td>
                <td className="number">{supply.stock}</td>
                <td className="number">{supply.criticalStock}</td>
                <td className="number">{formatClp(supply.unitValue)}</td>
                <td className="short">
                  {supply.expiryDate ? shortDate(supply.expiryDate) : '-'}
                  {isExpired(supply.expiryDate, today) && ` (${EXPIRED})`}
                </td>
                <td className="number">{shortfall(supply)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={hasSuppliers ? 8 : 7}>
                Total de lo que falta
              </th>
              <td className="number" colSpan={2}>
                <strong>{formatClp(total)}</strong>
              </td>
            </tr>
          </tfoot>
        </table>
      )}
    </main>
  );
}
