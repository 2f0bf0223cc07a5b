/** All tests that run as Windows code; run.ts starts it in wine. Names end up in the report, so they are sentences. */
import './koffi-binary.ts';
import './launching.ts';
import './suspending.ts';
import './ending.ts';
import './limiting.ts';
import './refereeing.ts';
