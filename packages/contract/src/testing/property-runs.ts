import fc from 'fast-check';
import { runs } from './runs.ts';

// A property that says nothing is tried as often as most.
fc.configureGlobal({ ...fc.readConfigureGlobal(), ...runs() });
