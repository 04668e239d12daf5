/** The app for who reads English: its words come along with it instead of after it. */

import rules from "../../content/languages/en/words.toml";
import { start } from "./main";
import { catalogue } from "./words/en";
import { bring } from "./words/languages";

bring("en", catalogue, rules);
await start();
