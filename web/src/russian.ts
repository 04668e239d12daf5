/** The app for who reads Russian: its words come along with it instead of after it. */

import rules from "../../content/languages/ru/words.toml";
import { start } from "./main";
import { catalogue } from "./words/ru";
import { bring } from "./words/languages";

bring("ru", catalogue, rules);
await start();
