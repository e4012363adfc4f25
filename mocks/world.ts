import type { Database } from './db/database.ts';
import type * as engine from './engine/world.ts';
import type { Backend as AnyBackend } from './engine/world.ts';
import type { OPERATIONS } from './generated/operations.ts';

/** The engine's types, for the operations of the contract and the tables of a stay. */
type Operations = typeof OPERATIONS;
export type OperationId = keyof Operations;
export type World = engine.World<Database>;
export type Backend = AnyBackend<Database>;
export type Call<Id extends OperationId> = engine.Call<Operations[Id], Database>;
export type Handlers<Ids extends OperationId = OperationId> = engine.Handlers<Pick<Operations, Ids>, Database>;
export type SeedContext = engine.SeedContext<Database>;
export type Due = engine.Due<Database>;
