process.stdout.write('Usage: archmage <command> [options]\n');
